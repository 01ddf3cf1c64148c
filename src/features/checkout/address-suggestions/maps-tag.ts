/** Where the script that suggests addresses lies: the server names it in the checkout's document, where a setting does. */
export const mapsScript = () => document.querySelector<HTMLMetaElement>('meta[name="maps-script"]')?.content
