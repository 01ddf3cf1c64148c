// npm run staff:owner -- mail@shop.example: makes an account owner of the back office. docs/how-to/use-the-back-office.md
import { brandKeys, isBrandKey } from '#themes/brand.ts'
import { loadConfig } from './config.ts'
import { failCommand, withDatabase } from './database/startup/command.ts'
import { makeOwner } from './manage/first-owner.ts'

const usage = `npm run staff:owner -- MAIL [SHOPS] [--without-passkeys]

  MAIL    the address of a confirmed account of the shop
  SHOPS   shops separated by commas, of ${brandKeys.join(', ')}; all without it

  --without-passkeys   also removes the passkeys and recovery codes of an owner who has lost them all`

const withoutFlag = '--without-passkeys'

async function run(given: readonly string[]) {
  const withoutPasskeys = given.includes(withoutFlag)
  const [email = '', shops = brandKeys.join(',')] = given.filter((word) => word !== withoutFlag)
  const brands = shops.split(',').map((key) => key.trim())
  if (!email.includes('@') || !brands.every(isBrandKey)) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  await withDatabase(loadConfig(), async (db) => {
    const made = await makeOwner(db, { email, brands, now: new Date(), withoutPasskeys })
    const ofPasskeys = withoutPasskeys
      ? ' All passkeys are removed: the next sign-in takes the password, then a new passkey where a shop asks its staff for one.'
      : ''
    if (made.ok)
      return console.log(`${made.value} is owner of ${brands.join(', ')}, and signs in at /manage again.${ofPasskeys}`)
    console.error(
      `No confirmed account has the address ${email}. Open one in the shop, then follow the link in its mail.`,
    )
    process.exitCode = 1
  })
}

await run(process.argv.slice(2)).catch(failCommand)
