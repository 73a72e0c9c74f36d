/** Lets a few do a costly thing at the same time, each owner in turn: whoever asks for much waits for their own, and no one else does. */
export interface FairTurns {
  take<Value>(owner: string, run: () => Promise<Value>): Promise<Value>
}

export function createFairTurns(most: number): FairTurns {
  /** In the order in which they are next. */
  const lines = new Map<string, (() => void)[]>()
  let running = 0

  function next(): void {
    const [first] = lines
    if (!first) {
      running -= 1
      return
    }
    const [owner, line] = first
    const begin = line.shift()!
    lines.delete(owner)
    // To the end: the others come first.
    if (line.length > 0) lines.set(owner, line)
    begin()
  }

  return {
    async take(owner, run) {
      if (running >= most) {
        await new Promise<void>((begin) => {
          const line = lines.get(owner)
          if (line) line.push(begin)
          else lines.set(owner, [begin])
        })
      } else running += 1
      try {
        return await run()
      } finally {
        next()
      }
    },
  }
}
