import { asc, eq } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { settings } from '../../database/schema/catalogue.ts'

export const settingRows = (db: ReadDb, brand: string) =>
  db
    .select({ name: settings.name, value: settings.value })
    .from(settings)
    .where(eq(settings.brand, brand))
    .orderBy(asc(settings.name))
