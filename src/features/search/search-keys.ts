/** Which option is pointed at after a key; -1 is the field itself, between last and first. */
export function nextOption(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  if (count === 0) return -1
  const step = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + (count + 1)) % (count + 1)) - 1
}
