/** Makes one kind of document. Pure: the same data gives the same bytes, at any time and on any machine. */
export interface Renderer<Data> {
  readonly mediaType: string
  render(data: Data): Promise<Uint8Array>
}
