/** The hosts of other companies whose scripts a shop may load, and whether shoppers are asked first. */
export type OptionalScripts = {
  readonly asks: boolean
  /** Hosts that count visits or measure advertising. */
  readonly trackers: readonly string[]
  /** Hosts that show something on the page. */
  readonly features: readonly string[]
  /** Hosts that are contacted only when a button is pressed. */
  readonly onPress: readonly string[]
}
