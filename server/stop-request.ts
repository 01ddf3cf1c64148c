/**
 * Calls `stop` once, when the process is asked to end: by a signal, or because the starter that holds our channel is
 * gone. Ctrl-C reaches us two or three times (terminal, npm, starter), so that repeats must not cut the first one short.
 */
export function onStopRequest(stop: (why: string) => void) {
  let isStopping = false
  const once = (why: string) => {
    if (isStopping) return
    isStopping = true
    stop(why)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => once(signal))
  process.on('disconnect', () => once('the starter ended'))
  // Listening to the starter must not keep a server alive that has nothing left to do.
  process.channel?.unref()
}
