/** Something that an operator has to put right before this node may start. Its message is one sentence, or a few, for them to read. */
export class StartRefused extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'StartRefused'
  }
}
