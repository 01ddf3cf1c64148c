export type Settings = { items: { name: string; value: string }[] }

/** Settings that enable the chat. */
export const withChat = ({ items }: Settings) => ({
  items: [
    ...items.filter(({ name }) => !name.startsWith('Intercom')),
    { name: 'IntercomEnabled', value: 'true' },
    { name: 'IntercomAppId', value: 'inbox-7' },
  ],
  totalCount: items.length,
})
