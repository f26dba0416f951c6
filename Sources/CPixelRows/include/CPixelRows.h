// Operations on one row of opaque pixels, each 32 bits wide with alpha in the highest byte. Rows
// may start anywhere; results are opaque, and each channel is rounded to nearest.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Copies pixels under black of an opacity of 0…255; the rows are the same one, or do not overlap.
void sluice_pixel_rows_copy_dimmed(
    const uint32_t *source, uint32_t *target, size_t count, uint8_t dim);

/// Blends pixels, under black of an opacity of 0…255, over others; the rows do not overlap.
void sluice_pixel_rows_blend(
    const uint32_t *source, uint32_t *target, size_t count, uint8_t opacity, uint8_t dim);

/// Blends one colour over pixels at an opacity of 0…255; the colour's own alpha is ignored.
void sluice_pixel_rows_tint(uint32_t *target, size_t count, uint32_t colour, uint8_t opacity);

/// Multiplies each channel of the pixels by the same channel of `shares`, as a share of 255.
void sluice_pixel_rows_scale(uint32_t *target, size_t count, const uint32_t *shares);
