/**
 * What the work would do is against a rule of ours or of the law: no provider is at fault, and a person has to correct what it rests on. The message
 * is read by staff: a sentence without personal data.
 */
export class RuleBroken extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RuleBroken'
  }
}
