// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderUi } from '../../../../tests/render-ui.tsx'
import type { BarcodeDetector } from './barcode-detector.ts'
import { ScanDialog } from './scan-dialog.tsx'

const getUserMedia = vi.fn<() => Promise<MediaStream>>()
let onScreen: string[] = []

/** A camera with one track, as far as the dialog uses it. */
function aCamera() {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() })
  return { track, stream: { getTracks: () => [track] } as unknown as MediaStream }
}

beforeEach(() => {
  onScreen = []
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia: getUserMedia.mockReset() } }))
  // happy-dom does not play media.
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { value: null, writable: true, configurable: true })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})
afterEach(() => {
  Reflect.deleteProperty(document, 'featurePolicy')
  vi.restoreAllMocks()
})

function open(detect: BarcodeDetector['detect'] = async () => onScreen.map((rawValue) => ({ rawValue }))) {
  const [onFound, onClose, onType] = [vi.fn(), vi.fn(), vi.fn()]
  const { unmount } = renderUi(<ScanDialog detector={{ detect }} {...{ onFound, onClose, onType }} />)
  return { onFound, onType, unmount }
}

const failure = (name: string) => Object.assign(new Error(name), { name })

it.each([
  ['NotAllowedError', /^The camera is not allowed for this shop/, true],
  ['NotFoundError', /^There is no camera on this device/, false],
  ['NotReadableError', /^The camera cannot be opened/, true],
])('says what %s means, and offers another try only where one can help', async (name, text, canRetry) => {
  getUserMedia.mockRejectedValue(failure(name))
  const { onType } = open()
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Choose photo' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Type number' }))
  expect(onType).toHaveBeenCalledOnce()
  const retry = screen.queryByRole('button', { name: 'Try again' })
  expect(retry !== null).toBe(canRetry)
  if (!retry) return
  getUserMedia.mockResolvedValue(aCamera().stream)
  fireEvent.click(retry)
  expect(await screen.findByText('Hold the barcode inside the frame.')).toBeTruthy()
})

it('offers to reload a page that was loaded without the camera', async () => {
  Object.assign(document, { featurePolicy: { allowsFeature: () => false } })
  open()
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeTruthy()
  expect(getUserMedia).not.toHaveBeenCalled()
})

it('reports the first number with a right check digit', async () => {
  getUserMedia.mockResolvedValue(aCamera().stream)
  const { onFound } = open()
  await screen.findByText('Hold the barcode inside the frame.')
  onScreen = ['4006381333932', 'SN-4711', '4006381333931']
  await waitFor(() => expect(onFound.mock.calls).toEqual([['4006381333931']]))
})

it('switches a camera off that comes after the dialog was closed', async () => {
  const { stream, track } = aCamera()
  const pendingStream = Promise.withResolvers<MediaStream>()
  getUserMedia.mockReturnValue(pendingStream.promise)
  open().unmount()
  expect(track.stop).not.toHaveBeenCalled()
  pendingStream.resolve(stream)
  await waitFor(() => expect(track.stop).toHaveBeenCalledOnce())
})

it('reads nothing while the page is hidden, and goes on when it is shown', async () => {
  const cameras = [aCamera(), aCamera()]
  for (const { stream } of cameras) getUserMedia.mockResolvedValueOnce(stream)
  // Browsers do so without a video frame.
  const detect = vi.fn(async () => {
    if (document.hidden) throw failure('InvalidStateError')
    return []
  })
  open(detect)
  await screen.findByText('Hold the barcode inside the frame.')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(cameras[0]?.track.stop).toHaveBeenCalledOnce()
  const callCount = detect.mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(detect).toHaveBeenCalledTimes(callCount)
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await screen.findByText('Hold the barcode inside the frame.')
  await waitFor(() => expect(detect.mock.calls.length).toBeGreaterThan(callCount))
  expect(cameras[1]?.track.stop).not.toHaveBeenCalled()
})

it('says that the camera is gone when another app takes it', async () => {
  const { stream, track } = aCamera()
  getUserMedia.mockResolvedValue(stream)
  open()
  await screen.findByText('Hold the barcode inside the frame.')
  track.dispatchEvent(new Event('ended'))
  expect(await screen.findByText(/^The camera cannot be opened/)).toBeTruthy()
})

it('gives up on a detector that fails on every frame, and switches the camera off', async () => {
  const { stream, track } = aCamera()
  getUserMedia.mockResolvedValue(stream)
  const detect = vi.fn(() => Promise.reject(failure('NotSupportedError')))
  open(detect)
  expect(await screen.findByText(/^This device cannot read barcodes/, {}, { timeout: 3000 })).toBeTruthy()
  // The effect that switches it off may run after the text is shown.
  await waitFor(() => expect(track.stop).toHaveBeenCalledOnce())
  expect(detect).toHaveBeenCalledTimes(5)
  expect(screen.queryByRole('button', { name: 'Choose photo' })).toBeNull()
})
