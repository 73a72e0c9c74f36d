/** One of the sealed originals of an application, as its calls name it. */
export interface WhichOriginal {
  /** the application */
  readonly uuid: string
  readonly document: string
}
