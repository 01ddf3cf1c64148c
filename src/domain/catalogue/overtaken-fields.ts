type Fields = Readonly<Record<string, unknown>>
type Options = {
  /** What the form showed at first. */
  opened: Fields
  /** What another person has made of it meanwhile. */
  present: Fields
  /** What is in the form. */
  typed: Fields
}

// A field without a value is null, empty or left out.
const textOf = (value: unknown) => JSON.stringify(value === '' ? null : (value ?? null))
const isSame = (a: unknown, b: unknown) => textOf(a) === textOf(b)

/** Whose each field of a form is that another person has overtaken. A field that both gave the same value is no one's. */
export function overtakenFields({ opened, present, typed }: Options) {
  const names = [...new Set([opened, present, typed].flatMap((fields) => Object.keys(fields)))]
  const differing = names.filter((name) => !isSame(typed[name], present[name]))
  const isTyped = (name: string) => !isSame(typed[name], opened[name])
  const isTheirs = (name: string) => !isSame(present[name], opened[name])
  return {
    /** Typed here, and not changed elsewhere. */
    own: differing.filter((name) => isTyped(name) && !isTheirs(name)),
    /** Changed elsewhere, and not touched here. */
    theirs: differing.filter((name) => isTheirs(name) && !isTyped(name)),
    /** Changed by both, to different values. */
    both: differing.filter((name) => isTheirs(name) && isTyped(name)),
  }
}
