#pragma once
#include <dbus/dbus.h>

// Swift does not import these macros, which are casts.
static const int sluice_dbus_invalid = DBUS_TYPE_INVALID;
static const int sluice_dbus_boolean = DBUS_TYPE_BOOLEAN;
static const int sluice_dbus_int32 = DBUS_TYPE_INT32;
static const int sluice_dbus_uint32 = DBUS_TYPE_UINT32;
static const int sluice_dbus_string = DBUS_TYPE_STRING;
static const int sluice_dbus_object_path = DBUS_TYPE_OBJECT_PATH;
static const int sluice_dbus_variant = DBUS_TYPE_VARIANT;
static const int sluice_dbus_array = DBUS_TYPE_ARRAY;
static const int sluice_dbus_struct = DBUS_TYPE_STRUCT;
static const int sluice_dbus_dict_entry = DBUS_TYPE_DICT_ENTRY;
