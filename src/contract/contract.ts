import { lateContract } from './lazy-contract.ts'
import { shopContract } from './shop-contract.ts'

/** Every call there is, by area. */
export const contract = { ...shopContract, ...lateContract }
