import type { Page } from '@playwright/test'
import { admissionSchema, type Admission } from '@skelly/protocol'

/** Asks the API, as whoever is signed in on the page, for a ticket; answers the refusal's word where there is none. */
export const askAdmission = async (
  page: Page,
  procedure: 'match.admit' | 'ranked.enter',
  input: Readonly<Record<string, string>>,
): Promise<Admission | string> => {
  const response = await page.request.post(`/api/trpc/${procedure}`, { data: input })
  const answer: unknown = await response.json()
  const data = field(field(answer, 'result'), 'data')
  const admission = admissionSchema.safeParse(field(data, 'value'))
  return admission.success ? admission.data : String(field(data, 'refusal'))
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
