const named = (part: string) => part.charAt(0).toUpperCase() + part.slice(1).replaceAll('-', ' ')

/** `Kitchen > Ovens > Wall Ovens`: names alone are not unique. */
export const categoryName = (uri: string, name: string) => [...uri.split('/').slice(0, -1).map(named), name].join(' > ')
