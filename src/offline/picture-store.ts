const holdsPictures = (name: string) => /image|picture/i.test(name)

/** The worker's stores of pictures, by their names. */
export async function pictureCaches(): Promise<readonly string[]> {
  if (typeof caches === 'undefined') return []
  return (await caches.keys()).filter(holdsPictures)
}

/** Pictures come again with the next look at them: they are the first to go. */
export async function clearPictures() {
  await Promise.all((await pictureCaches()).map((name) => caches.delete(name)))
}
