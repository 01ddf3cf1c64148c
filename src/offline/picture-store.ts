const holdsPictures = (name: string) => /image|picture/i.test(name)

/** Names of the worker's image caches. */
export async function pictureCaches(): Promise<readonly string[]> {
  if (typeof caches === 'undefined') return []
  return (await caches.keys()).filter(holdsPictures)
}

/** Images are fetched again when they are shown: they are evicted first. */
export async function clearPictures() {
  await Promise.all((await pictureCaches()).map((name) => caches.delete(name)))
}
