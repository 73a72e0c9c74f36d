/** What opens the aggregator’s window, and what comes back of it. */

export interface AggregatorResult {
  /** To be exchanged by the server, once. */
  readonly publicToken: string
  /** The aggregator's own ids of the accounts that were chosen. */
  readonly accountIds: readonly string[]
  readonly institution?: string
}

export interface AggregatorWindow {
  readonly token: string
  /** The whole address at which the bank sent the person back; undefined where this page opens the window for the first time. */
  readonly returnedTo?: string
  readonly onDone: (result: AggregatorResult) => void
  /** Closed by the person; `because` is the aggregator's code where something went wrong. */
  readonly onClosed: (because: string | undefined) => void
  /** The window could not be loaded. */
  readonly onFailed: () => void
}
