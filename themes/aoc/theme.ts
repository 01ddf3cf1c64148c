import { createBrandTheme } from '../theme.ts'
import { brand } from './brand.ts'

export const theme = createBrandTheme(brand)
