export function inputDigest(): string
export function seal(folder: string, digest: string): void
