/** One statement as the server sent it. */
export interface Statement {
  /** Counted from 1, one number for each connection. */
  readonly connection: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly text: string
  readonly values: readonly unknown[]
  readonly rowMode: string | undefined
  /** Statements with a name are kept by the database, for each connection. */
  readonly name: string | undefined
  /** What came back, where the statement returns what the database made. */
  rows: readonly unknown[]
  failed: boolean
}

/** What was sent between begin and commit, or a statement that stood alone. */
export interface Unit {
  readonly at: number
  readonly transaction: boolean
  /** Without begin and commit. */
  readonly statements: readonly Statement[]
}

/** Statements by connection, in order, cut at begin and commit; what was rolled back is left out. */
export function unitsOf(statements: readonly Statement[]): Unit[] {
  const open = new Map<number, Statement[]>()
  const units: Unit[] = []
  for (const statement of statements) {
    const word = statement.text.trim().toLowerCase()
    const inside = open.get(statement.connection)
    if (word === 'begin') open.set(statement.connection, [])
    else if (word === 'commit' || word === 'rollback') {
      if (inside && inside.length > 0 && word === 'commit') units.push({ at: inside[0]!.at, transaction: true, statements: inside })
      open.delete(statement.connection)
    } else if (inside) inside.push(statement)
    else if (!statement.failed) units.push({ at: statement.at, transaction: false, statements: [statement] })
  }
  return units.sort((one, other) => one.at - other.at)
}
