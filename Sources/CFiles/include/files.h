#pragma once

/// Renames a file unless the new name is taken, which is EEXIST. Returns 0, or -1 with errno.
int sluice_rename_to_free_name(const char *old_name, const char *new_name);

/// Exchanges two files at once. Returns 0, or -1 with errno: EINVAL if the file system cannot.
int sluice_exchange_names(const char *first, const char *second);
