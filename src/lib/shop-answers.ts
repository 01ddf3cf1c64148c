/** Whether the shop itself answers, past every cache and worker: a network's sign-in page answers too, but not in JSON. */
export async function shopAnswers(limitMs = 3_000) {
  const signal = AbortSignal.timeout(limitMs)
  const { ok, headers } = await fetch(`/healthz?at=${Date.now()}`, { cache: 'no-store', signal })
  return ok && (headers.get('content-type') ?? '').includes('json')
}
