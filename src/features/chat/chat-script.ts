/** The URL of the provider's script; the server sets it only in documents whose CSP allows it. */
export const chatScript = () => document.querySelector<HTMLMetaElement>('meta[name="chat-script"]')?.content
