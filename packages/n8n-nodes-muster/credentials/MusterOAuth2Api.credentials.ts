import type { ICredentialType, INodeProperties } from 'n8n-workflow';

const origin = '$self["baseUrl"].replace(new RegExp("/api/v1/*$"), "")';

export class MusterOAuth2Api implements ICredentialType {
  name = 'musterOAuth2Api';

  displayName = 'Muster OAuth2 API';

  icon = 'file:../nodes/Muster/muster.svg';

  extends = ['oAuth2Api'];

  documentationUrl = 'https://muster.example/docs/guides/connect-an-app';

  properties: INodeProperties[] = [
    {
      displayName: 'Address',
      name: 'baseUrl',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'e.g. https://muster.example.com/api/v1',
      description: 'The address of the API, which ends in /api/v1',
    },
    { displayName: 'Grant Type', name: 'grantType', type: 'hidden', default: 'pkce' },
    {
      displayName: 'Authorization URL',
      name: 'authUrl',
      type: 'hidden',
      default: `={{${origin}}}/oauth/authorize`,
      required: true,
    },
    {
      displayName: 'Access Token URL',
      name: 'accessTokenUrl',
      type: 'hidden',
      default: `={{${origin}}}/oauth/token`,
      required: true,
    },
    {
      displayName: 'Scope',
      name: 'scope',
      type: 'string',
      default: 'users:read leaves:read time_entries:read expenses:read schedules:read documents:read webhooks:write',
      description: 'Names of scopes with spaces between them; ask for as few as you can',
    },
    { displayName: 'Auth URI Query Parameters', name: 'authQueryParameters', type: 'hidden', default: '' },
    { displayName: 'Authentication', name: 'authentication', type: 'hidden', default: 'body' },
  ];
}
