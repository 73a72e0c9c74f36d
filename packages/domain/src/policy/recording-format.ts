/** How the first page of an instrument is laid out for a county's land records. */

export interface RecordingFormat {
  /** At the top of the first page, for the recorder alone. */
  readonly topInches: number
  /** Who asks for recording and where the instrument is returned: at the left of that room, or below it. */
  readonly returnTo: 'IN_THE_TOP' | 'BELOW'
}

/** Three inches are as much as any state asks that was looked up: N.C. Gen. Stat. 161-14(b), Minn. Stat. 507.093, RCW 65.04.045(1), Fla. Stat. 695.26. */
const USUAL: RecordingFormat = { topInches: 3, returnTo: 'BELOW' }

const FORMATS: Readonly<Partial<Record<string, RecordingFormat>>> = {
  // Cal. Gov. Code 27361.6: at the left, above the recorder's line.
  CA: { topInches: 3, returnTo: 'IN_THE_TOP' },
}

export const recordingFormatOf = (state: string): RecordingFormat => FORMATS[state] ?? USUAL
