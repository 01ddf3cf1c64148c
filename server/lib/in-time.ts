type Limit = { ms: number; error: () => Error }

/** The result of work, or the given error when it takes too long; the work itself goes on. */
export async function inTime<T>(work: Promise<T>, { ms, error }: Limit): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error()), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
