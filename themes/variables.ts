type Value = string | number
/** The values of a theme's variables, in the shape of `theme.vars`. */
export type Values = { [name: string]: Value | Values }
type Sheet = { ':root': Record<string, Value> }

const walk = <Leaf, Made>(
  tree: object,
  make: (leaf: Leaf, variable: string) => Made,
  path = '-',
): Record<string, Made> =>
  Object.fromEntries(
    Object.entries(tree).map(([name, part]) => {
      const variable = `${path}-${name}`
      return [name, typeof part === 'object' ? walk(part, make, variable) : make(part, variable)]
    }),
  ) as Record<string, Made> // a branch is a record of the same

/** Reads the values from the sheets that declare them. */
export function valuesOf(vars: object, sheets: readonly Record<string, Record<string, Value>>[]): Values {
  const declared: Record<string, Value> = Object.assign({}, ...sheets.map((sheet) => sheet[':root']))
  return walk(vars, (_, variable) => declared[variable] ?? '')
}

/** The content of `theme.vars`: each variable with its value as fallback. */
export const varsOf = (values: Values) => walk(values, (value: Value, variable) => `var(${variable}, ${value})`)

/** The result of `theme.generateStyleSheets()`: the colours are in a separate sheet. */
export function sheetsOf({ palette, ...others }: Values): Sheet[] {
  const declare = (tree: Values, path: string) => {
    const declared: Record<string, Value> = {}
    walk(tree, (value: Value, variable) => (declared[variable] = value), path)
    return declared
  }
  return [
    { ':root': declare(others, '-') },
    { ':root': { colorScheme: 'light', ...declare({ palette } as Values, '-') } },
  ]
}
