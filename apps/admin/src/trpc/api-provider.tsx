'use client'

import type { AdminRouter } from '@skelly/api/admin'
import { createQueryClient } from '@skelly/site'
import { QueryClientProvider } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { useState, type ReactNode } from 'react'
import { StepUpDialog } from '../step-up/step-up-dialog.tsx'
import { useStepUp } from '../step-up/use-step-up.ts'
import { leaveForSignIn } from '../desk/leave-for-sign-in.ts'
import { stepUpLink, type AskToStepUp } from './step-up-link.ts'
import { TRPCProvider } from './trpc.ts'

const createClient = (stepUp: AskToStepUp) =>
  createTRPCClient<AdminRouter>({
    links: [stepUpLink({ stepUp, onOver: leaveForSignIn }), httpBatchLink({ url: '/api/trpc' })],
  })

/** Gives client components the desk's procedures and a cache for their answers, and asks for what they want first. */
export const ApiProvider = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const stepUp = useStepUp()
  const [queryClient] = useState(createQueryClient)
  const [client] = useState(() => createClient(stepUp.ask))
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        {children}
        <StepUpDialog isOpen={stepUp.isOpen} onDone={stepUp.settle} />
      </TRPCProvider>
    </QueryClientProvider>
  )
}
