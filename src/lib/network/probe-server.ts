/** Whether the shop responds, bypassing caches. A captive portal responds too, but not in JSON. */
export async function isShopReachable(limitMs = 3_000) {
  const signal = AbortSignal.timeout(limitMs)
  const { ok, headers } = await fetch(`/healthz?at=${Date.now()}`, { cache: 'no-store', signal })
  return ok && (headers.get('content-type') ?? '').includes('json')
}
