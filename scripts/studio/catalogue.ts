import type { Model } from './model.ts'
import { refrigeration } from './models/refrigeration.ts'

/** Every picture key and its model. */
export const catalogue: Record<string, Model> = { ...refrigeration }
