// What making pages leaves behind is gone after a moment: with room for it, the collector seldom has to look.
export const serverFlags = ['--max-semi-space-size=32']

/**
 * The memory of pictures goes back to the system when it is freed: otherwise glibc keeps a heap for each thread, and takes
 * large blocks out of it once it has seen some go. Other C libraries do not read these. What is set already stays.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '1048576',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '1048576',
}
