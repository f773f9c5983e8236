import type { Invitation } from '@sitewright/model/accounts/account-answers'
import type { Role } from '@sitewright/model/accounts/roles'
import { contributorCalls } from '@sitewright/model/calls/contributors'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../data/calls/api'
import { textOfError } from '../../data/calls/call-error'

const queryKey = ['invitations'] as const

export function useInvitations() {
  return useQuery({
    queryKey,
    queryFn: async () => (await callApi(contributorCalls.listInvitations)).invitations,
  })
}

export function useInvitationChanges() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey })
  const onError = (error: Error) => void toasts.show({ kind: 'error', text: textOfError(error) })

  const invite = useMutation({
    mutationFn: (body: { email: string; roles: Role[] }) => callApi(contributorCalls.inviteContributor, { body }),
    onSuccess: ({ email }) => void toasts.show({ text: `Invitation sent to ${email}` }),
    onSettled,
  })
  const resend = useMutation({
    mutationFn: ({ id }: Invitation) => callApi(contributorCalls.resendInvitation, { params: { invitationId: id } }),
    onSuccess: ({ email }) => void toasts.show({ text: `Invitation sent again to ${email}` }),
    onError,
    onSettled,
  })
  const withdraw = useMutation({
    mutationFn: ({ id }: Invitation) => callApi(contributorCalls.withdrawInvitation, { params: { invitationId: id } }),
    onSuccess: () => void toasts.show({ text: 'Invitation withdrawn' }),
    onError,
    onSettled,
  })
  return { invite, resend, withdraw }
}
