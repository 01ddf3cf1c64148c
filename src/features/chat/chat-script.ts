/** Where the provider's script lies: the server names it in the documents whose policy lets it in, and in no other. */
export const chatScript = () => document.querySelector<HTMLMetaElement>('meta[name="chat-script"]')?.content
