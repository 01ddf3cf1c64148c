import { passkeyCalls } from '../account/passkeys.ts'

/** Passkeys of staff at the back office. */
export const managePasskeys = passkeyCalls('staff', {
  list: '/manage/api/passkeys',
  addOptions: '/manage/api/passkeys/options',
  add: '/manage/api/passkeys',
  confirmOptions: '/manage/api/passkeys/confirm/options',
  confirm: '/manage/api/passkeys/confirm',
  remove: '/manage/api/passkeys/:id/remove',
  renewCodes: '/manage/api/passkeys/codes',
  signInOptions: '/manage/api/sign-in/passkey/options',
  signIn: '/manage/api/sign-in/passkey',
  step: '/manage/api/sign-in/step',
  stepPasskey: '/manage/api/sign-in/step/passkey',
  stepCode: '/manage/api/sign-in/step/code',
  stepMail: '/manage/api/sign-in/step/mail',
  stepAdd: '/manage/api/sign-in/step/add',
})
