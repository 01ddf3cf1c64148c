/** The URL of the address suggestions script; the server sets it in the checkout document if it is configured. */
export const mapsScript = () => document.querySelector<HTMLMetaElement>('meta[name="maps-script"]')?.content
