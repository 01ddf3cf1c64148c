import { type RefObject, useEffect, useState } from 'react'

/** Why there is no camera. `blocked`: the page was loaded with a policy that forbids it. */
export type CameraProblem = 'blocked' | 'refused' | 'missing' | 'busy'
export type CameraState = 'starting' | 'live' | CameraProblem

/** The policy of this document; only Chromium exposes it. */
const isBlocked = () =>
  (document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }).featurePolicy?.allowsFeature(
    'camera',
  ) === false

const problems: Partial<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

const problemOf = (cause: unknown): CameraProblem => (cause instanceof Error && problems[cause.name]) || 'busy'

function stop(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

type Options = { video: RefObject<HTMLVideoElement | null>; onState: (state: CameraState) => void }

/** Shows the rear camera until it is closed; returns the function that closes it. */
function openCamera({ video, onState }: Options) {
  let stream: MediaStream | null = null
  // A camera that opens after `close` is switched off again.
  let turn = 0

  function close() {
    turn++
    stop(stream)
    stream = null
    if (video.current) video.current.srcObject = null
  }

  async function start() {
    const own = ++turn
    onState('starting')
    if (isBlocked()) return onState('blocked')
    if (!navigator.mediaDevices) return onState('missing')
    const constraints = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } }
    try {
      const opened = await navigator.mediaDevices.getUserMedia({ video: constraints, audio: false })
      if (own !== turn || !video.current) return stop(opened)
      stream = opened
      for (const track of opened.getTracks()) track.addEventListener('ended', () => own === turn && onState('busy'))
      video.current.srcObject = opened
      await video.current.play()
      if (own === turn) onState('live')
    } catch (cause) {
      if (own === turn) onState(problemOf(cause))
    }
  }

  function follow() {
    if (!document.hidden) return void start()
    close()
    onState('starting')
  }
  document.addEventListener('visibilitychange', follow)
  void start()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
  }
}

/** The camera in a video element: off while not wanted, while the page is hidden, and after unmount. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, isEnabled: boolean) {
  const [state, setState] = useState<CameraState>('starting')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it again
  useEffect(() => (isEnabled ? openCamera({ video, onState: setState }) : undefined), [video, isEnabled, tries])
  return { state, retry: () => setTries((count) => count + 1) }
}
