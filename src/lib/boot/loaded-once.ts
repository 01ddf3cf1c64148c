/** Loads a part of the program when it is first used; from then on it is used at once: a page that is being left cannot wait. */
export function loadedOnce<Part>(load: () => Promise<Part>) {
  let loaded: Part | undefined
  return <Result>(use: (part: Part) => Promise<Result>): Promise<Result> =>
    loaded
      ? use(loaded)
      : load().then((part) => {
          loaded = part
          return use(part)
        })
}
