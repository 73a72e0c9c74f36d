/** The states that many screens have, made from the item they show. */
import type { Answers, ExampleApplication, PageState } from './page.ts'

type States = Readonly<Record<string, PageState>>

const APPLICATION = 'GET /service-application/api/v1/application/heloc/:uuid'
const SAVE = 'PUT /service-application/api/v1/application/heloc/:uuid/items/:item'

/** What every screen of an application has: nothing there yet, and nothing to be had. */
const around = (application: ExampleApplication): States => ({
  loading: { application, answers: { [APPLICATION]: 'never' } },
  failed: { application, answers: { [APPLICATION]: 'fails' } },
})

/** The screen waits a moment before it says that its time is not now: it is checked after that. */
export const notOpenYet: PageState = { acts: [{ until: 'This part is not open right now' }] }

/** Asked under the same part of the address as the sources of income: their screen would show those. */
const OF_INCOME: readonly string[] = ['income-sources', 'income-evidence', 'income-shortfall', 'employment']

/** Where the application stands when the time of the screen is over, or not come. */
const elsewhere = (item: string): PageState => ({
  ...notOpenYet,
  application: { item: OF_INCOME.includes(item) ? 'identity-documents' : 'income-sources' },
})

export interface AskOptions {
  /** What is so on every page of it. */
  readonly page?: PageState
  /** An empty answer is a good one, so there is nothing to refuse. */
  readonly mayBeEmpty?: boolean
}

/** A screen on which the borrower answers an item: fresh, filled with its example, refused, on its way, not saved, not there. */
export function asks(item: string, situations: readonly string[] = [], { page = {}, mayBeEmpty = false }: AskOptions = {}): States {
  const application = { item, situations }
  const saving = (answers: Answers): PageState => ({ ...page, application, answers, acts: ['fill', 'submit'] })
  return {
    asked: { ...page, application },
    filled: { ...page, application, acts: ['fill'] },
    ...(!mayBeEmpty && { invalid: { ...page, application, acts: ['empty', 'submit'] } }),
    saving: saving({ [SAVE]: 'never' }),
    'not-saved': saving({ [SAVE]: 'fails' }),
    ...around(application),
    done: { ...page, ...elsewhere(item) },
  }
}

/** A screen that waits for someone else, or only informs. */
export function shows(item: string, situations: readonly string[] = [], page: PageState = {}): States {
  const application = { item, situations }
  return { shown: { ...page, application }, ...around(application) }
}

/** The same page with another application. */
export const at = (item: string, situations: readonly string[] = [], page: PageState = {}): PageState => ({
  ...page,
  application: { item, situations, ...page.application },
})
