export { brand } from './brand.ts'
export { home } from './home.ts'
export { theme } from './theme.ts'
