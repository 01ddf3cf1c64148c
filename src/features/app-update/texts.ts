export const appUpdateTexts = {
  ready: 'A new version is ready',
  update: 'Update',
  later: 'Later',
}

export const pricesChangedText = (count: number) => (count === 1 ? '1 price changed' : `${count} prices changed`)
