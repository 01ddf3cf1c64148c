// Garbage of rendering is short-lived: a larger young generation makes collections rare.
export const serverFlags = ['--max-semi-space-size=32']

/**
 * Returns freed memory of image processing to the system: by default glibc has a heap per thread and keeps large
 * blocks. Other C libraries ignore these. Variables that are set stay unchanged.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '1048576',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '1048576',
}
