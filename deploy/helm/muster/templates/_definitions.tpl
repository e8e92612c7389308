{{- define "muster.labels" -}}
app.kubernetes.io/name: muster
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "muster.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "muster.secretVariable" -}}
- name: {{ .name }}
  valueFrom:
    secretKeyRef:
      name: {{ .secret }}
      key: {{ .key }}
{{- end }}

{{- define "muster.env" -}}
{{- $secret := required "secret.name: a Secret with the database's address and the secret key" .Values.secret.name }}
{{- if not (or .Values.files.url .Values.files.existingClaim) }}
{{- fail "files.url or files.existingClaim: files of documents must outlive a pod" }}
{{- end }}
{{ include "muster.secretVariable" (dict "name" "DATABASE_URL" "secret" $secret "key" .Values.secret.databaseUrlKey) }}
{{ include "muster.secretVariable" (dict "name" "MUSTER_SECRET_KEY" "secret" $secret "key" .Values.secret.secretKeyKey) }}
{{- with .Values.secret.previousSecretKeysKey }}
{{ include "muster.secretVariable" (dict "name" "MUSTER_SECRET_KEY_PREVIOUS" "secret" $secret "key" .) }}
{{- end }}
{{- with .Values.secret.smtpUrlKey }}
{{ include "muster.secretVariable" (dict "name" "SMTP_URL" "secret" $secret "key" .) }}
{{- end }}
{{- with .Values.secret.redisUrlKey }}
{{ include "muster.secretVariable" (dict "name" "REDIS_URL" "secret" $secret "key" .) }}
{{- end }}
{{- with .Values.secret.databaseReplicaUrlKey }}
{{ include "muster.secretVariable" (dict "name" "MUSTER_DATABASE_REPLICA_URL" "secret" $secret "key" .) }}
- name: MUSTER_DATABASE_REPLICA_MAX_LAG
  value: {{ $.Values.databaseReplicaMaxLag | quote }}
{{- end }}
- name: MUSTER_BASE_URL
  value: {{ required "baseUrl: the public address of the API, ending in /api/v1" .Values.baseUrl | quote }}
- name: MUSTER_TRUST_PROXY
  value: {{ .Values.trustProxy | quote }}
{{- with .Values.files.url }}
- name: MUSTER_FILES_URL
  value: {{ . | quote }}
{{- end }}
{{- with .Values.mailFrom }}
- name: MUSTER_MAIL_FROM
  value: {{ . | quote }}
{{- end }}
{{- with .Values.otlpEndpoint }}
- name: OTEL_EXPORTER_OTLP_ENDPOINT
  value: {{ . | quote }}
{{- end }}
{{- with .Values.env }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- define "muster.podSettings" -}}
serviceAccountName: {{ .Values.serviceAccount.name }}
automountServiceAccountToken: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{ toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile:
    type: RuntimeDefault
volumes:
  - name: tmp
    emptyDir: {}
  - name: data
  {{- if .Values.files.existingClaim }}
    persistentVolumeClaim:
      claimName: {{ .Values.files.existingClaim }}
  {{- else }}
    emptyDir: {}
  {{- end }}
{{- end }}

{{- define "muster.containerSettings" -}}
image: {{ include "muster.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
volumeMounts:
  - name: tmp
    mountPath: /tmp
  - name: data
    mountPath: /var/lib/muster
{{- end }}
