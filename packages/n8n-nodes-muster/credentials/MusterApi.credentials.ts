import type { IAuthenticateGeneric, ICredentialTestRequest, ICredentialType, INodeProperties } from 'n8n-workflow';

export class MusterApi implements ICredentialType {
  name = 'musterApi';

  displayName = 'Muster API';

  icon = 'file:../nodes/Muster/muster.svg';

  documentationUrl = 'https://muster.example/docs/guides/first-call-n8n';

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
    {
      displayName: 'Token',
      name: 'token',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      description: 'Begins with mst_, and with mst_test_ where it is that of a sandbox',
    },
  ];

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.token}}' } },
  };

  test: ICredentialTestRequest = {
    request: { baseURL: '={{$credentials.baseUrl.replace(new RegExp("/+$"), "")}}', url: '/token' },
  };
}
