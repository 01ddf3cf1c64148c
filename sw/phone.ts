type Agent = { userAgent: string; userAgentData?: { mobile: boolean } }

/** Whether it is a phone: tablets are none. Only Chromium has `userAgentData`, for which TypeScript has no type. */
export const isPhone = ({ userAgent, userAgentData }: Agent) =>
  userAgentData?.mobile ?? /iPhone|Android.+Mobile/.test(userAgent)
