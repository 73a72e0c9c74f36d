/** A line among the borrower's dates. */
export interface DateLine {
  readonly label: string
  readonly detail: string
  readonly state: 'done' | 'current' | 'next'
}
