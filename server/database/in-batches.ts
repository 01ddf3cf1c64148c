/**
 * Repeats a step that handles up to `size` rows until it finds fewer, so that nothing waits for a long statement. Returns
 * how many rows there were.
 */
export async function inBatches(size: number, step: () => Promise<number>): Promise<number> {
  let total = 0
  for (let handled = size; handled === size; total += handled) handled = await step()
  return total
}
