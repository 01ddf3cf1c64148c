import { readGtin } from '#domain/catalogue/gtin.ts'

/** Part of the Shape Detection API, which TypeScript does not know: Chromium has it on Android, ChromeOS and macOS. */
export type BarcodeDetector = {
  detect: (image: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = {
  new (options: { formats: readonly string[] }): BarcodeDetector
  getSupportedFormats: () => Promise<readonly string[]>
}

const productFormats = ['ean_13', 'ean_8', 'upc_a']

async function createDetector(): Promise<BarcodeDetector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector) return null
  // A browser may have the class without a service behind it: then it supports no format.
  const supported = await BarcodeDetector.getSupportedFormats()
  const formats = productFormats.filter((format) => supported.includes(format))
  return formats.length > 0 ? new BarcodeDetector({ formats }) : null
}

let detector: Promise<BarcodeDetector | null> | undefined

/** Null where this browser cannot read product barcodes. */
export function barcodeDetector() {
  detector ??= createDetector().catch(() => null)
  return detector
}

/** The first barcode of an image with a valid check digit. */
export async function readBarcode(detector: BarcodeDetector, image: ImageBitmapSource): Promise<string | null> {
  const found = await detector.detect(image)
  return found.map(({ rawValue }) => rawValue).find((value) => readGtin(value) !== null) ?? null
}

/** The same for a photo; rejects when the file is no image. */
export async function readPhoto(detector: BarcodeDetector, file: Blob): Promise<string | null> {
  const image = await createImageBitmap(file)
  try {
    return await readBarcode(detector, image)
  } finally {
    image.close()
  }
}
