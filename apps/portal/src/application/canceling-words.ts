/** What is asked before a line is canceled, wherever that is done. */
export const CANCELING = {
  title: 'Cancel your line?',
  yes: 'Cancel my line',
  doing: 'Canceling',
  no: 'Keep my line',
  after: 'You can’t undo this. You owe nothing, and to borrow later you apply again.',
} as const
