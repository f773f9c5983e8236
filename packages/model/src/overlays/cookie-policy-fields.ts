/** The server's names for two privacy settings, one of them turned round. */
export interface ServerPolicyFields {
  isRestrictiveCookiePolicyEnabled: boolean
  isVisitorDataRestricted: boolean
}

export interface ComponentPolicyFields {
  isAnalyticsCookiesDisabled: boolean
  isActivityLogEnabled: boolean
}

export function toComponentPolicy(server: ServerPolicyFields): ComponentPolicyFields {
  return {
    isAnalyticsCookiesDisabled: server.isRestrictiveCookiePolicyEnabled,
    isActivityLogEnabled: !server.isVisitorDataRestricted,
  }
}

export function toServerPolicy(component: ComponentPolicyFields): ServerPolicyFields {
  return {
    isRestrictiveCookiePolicyEnabled: component.isAnalyticsCookiesDisabled,
    isVisitorDataRestricted: !component.isActivityLogEnabled,
  }
}
