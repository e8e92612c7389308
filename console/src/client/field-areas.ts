// Generated from the declarations of the operations: run `npm run generate`, never edit.

/** Fields that changes take or show, by the part of the product. */
export const fieldsOfAreas = {
  organization:
    'access_log_retention_days api_enabled audit_retention_days availability_deadline_days base_url booked_leave_on_other_hours clock_ask_after_hours connected_apps country currency default_language deliveries_retention_days directory_department_head_sees_all directory_employee_sees_all escalation_days events_retention_days expense_approval_policies expense_auto_approve_threshold expense_tax_rates four_eyes holiday_regions hours_account_cap hours_account_cap_minutes hours_accounts hours_accounts_from kiosk_badge_is_enough leave_approval_policies modules name open_shift_approval overtime_daily_minutes overtime_mode overtime_multiplier overtime_weekly_minutes pay_period_anchor pay_period_type plan proposal_days publish_changes region reminder_days schedule_default_schedules schedule_employee_visibility seat_limit second_factor self_service_fields session_idle_minutes session_max_hours sign_in_policy subscription_status swap_approval time_approval_required time_edit_clock_times time_geofence time_locked_through time_manual_entry time_rounding_increment time_rounding_mode timezone week_start weekend_days working_rules',
  people:
    'audience changed clock_from code color completed_at created_at created_by_id date_of_birth department department_id department_ids description division drivers_license_number effective_date email emergency_contacts employee_id employment_end_date employment_start_date employment_type first_name fte gender grants hand_over_to_id head_id home_address id into_id is_active is_guest is_rehire is_responsible_active is_undoable job_title keep_deputy_ids keep_endpoint_ids keep_token_ids language last_name lead_id leads_follow level manager manager_id managers marital_status member_count members middle_name mobile_phone moved_count name nationality passport_expiry_date passport_number payroll_id people personal_email phone preferred_name probation_end_date probation_period_months problem pronouns reason requested_by_id responsible_id role rows_done social_insurance_number started_at status suspended_at suspended_reason tax_id updated_at usable_scopes user_id user_ids values work_location work_permit_expiry_date work_permit_number working_pattern',
  'access-grants':
    'created_at department_ids ended_at ended_by_id ends_on given_by given_by_id id is_giver_in_charge is_guest package reason standing starts_on updated_at user user_id',
  projects:
    'assignee_id budget_amount budget_hours client_id code contact_email contact_name contact_phone created_at currency department_id description end_date estimated_minutes hourly_rate id is_active is_billable name parent_task_id position project_id start_date status updated_at',
  approvals:
    'created_at department_id deputy deputy_email deputy_id expense_approval_policies from grand_total id is_at_work kind kinds leave_approval_policies leave_type_id policy report_type steps to total_days updated_at user user_id while_away',
  'working-rules': 'left_out offered_overtime pack place_pack rules',
  leave:
    'accrual all_steps allows_hours amount annual_allowance approvals attachments balance can_add cancellation_request_reason cancellation_requested_at cancelled_at carry_over_expires_on carry_over_limit certificate certificate_after_days change_id code colleagues_away color comment created_at created_by_id date days decided_at decided_by decided_by_id decision_comment department_id employment_start_date end_date end_half end_time id is_active is_custom is_for_family is_paid is_private is_sickness leave_id leave_type leave_type_id name names on_behalf_of_id pro_rata problems reason rejection_reason replaces_id requires_approval service_allowances shifts start_date start_half start_time status steps submitted_at total_days total_hours unit updated_at user user_id year years',
  time: 'accuracy_m address approval_status approved_at approved_by_id before_correction billable_amount break_flags break_minutes breaks changed_since_submitted clock_in clock_in_accuracy_m clock_in_address clock_in_latitude clock_in_longitude clock_out clock_out_accuracy_m clock_out_address clock_out_latitude clock_out_longitude corrected_at corrected_by_id correction_reason created_at currency description document_id duration_minutes entries entry_count favourites finalized_at finalized_by_id has_projects holiday_minutes hourly_rate id is_billable is_duration is_favourite latitude left_at longitude mode notes on_behalf_of_id outside_geofence overtime_minutes overtime_pay paid_leave_minutes period_end period_start period_type project project_id reason recent regular_minutes regular_pay rejected_by_id rejection_reason scheduled_shift_id shift_flags source status submission_reason submitted_at submitted_by_id submitted_minutes tags tapped_at task task_id total_minutes total_pay updated_at user user_id',
  payroll:
    'about break_minutes cause_id changes codes columns completed_at correction_count created_at created_by_id currency date_format delimiter done failed failures hash headers id is_undoable kinds_without_code left_out left_out_count line_count name number opening operation_id outcomes overtime_minutes overtime_pay pay_run_id people_without_number period_end period_start preset previous_hash reason regular_minutes regular_pay row_count rows rows_by status timesheet_id total total_pay totals undoes updated_at user_id warnings withdrawn_by_id without_number_count',
  'hours-accounts': 'created_at created_by_id date id kind leave_type_id minutes reason user_id',
  'what-if':
    'after before currency department_ids departments from id other_currency people periods settings sheets sheets_done sheets_total status to totals unexplained unexplained_count user_ids',
  expenses:
    'all_steps approvals approved_at approver approver_notes content cost_center created_at currency department_id departure_date description file_name grand_total id is_billable line_items mileage mime_type on_behalf_of_id paid_at payable_to payment_method payment_reference per_diems project_id reason receipts rejection_reason report_number report_type return_date size_bytes status submitted_at submitted_by title total_expenses total_mileage total_per_diems total_tax trip_purpose updated_at uploaded_at',
  documents:
    'audience category content created_at description file_name folder_id id is_company_library is_private mime_type name owner owner_id reason reminded requires_signature signature_deadline signature_status signed_at signed_by_id signers signing_mode size_bytes tags title updated_at uploaded_by user_ids version',
  records:
    'after amount assigned_by_id assigned_date before category category_id category_name certificate completed_at completed_date course course_id coverage_level created_at created_by_id credential_id currency date_assigned date_returned department_id description due_date effective_date employee_contribution employer_contribution end_date expiry_date field id is_active issued_date issuer job_title key kind label name notes options pay_frequency pay_type per_hour per_year percent plan plan_id planned_from position progress_percent provider reason remind_days_before serial_number start_date status tab tab_id title type updated_at user_id valid_months valid_until value visible_to_roles weekly_minutes work_location',
  schedule:
    'about amount break_minutes changed completed_at copied created_at created_by_id date decided_at decided_by_id delete department_id discarded done end_time ended_reason ends_at failed failures filter fixed_through for_shift for_shift_id from from_user_id from_week_start gaps holds_from hours id ids is_part is_published is_settable is_undoable kind left left_out location move_days move_minutes name note notes offered_by offered_by_id open_until operation_id outcomes people position publish published reason rejection_reason shift_count shift_id shift_ids start_time starts_at status taken_at taken_by taken_by_id title to to_date to_week_start total undoes updated_at user user_id warnings week week_start weekday weekly weekly_before',
  calendar: 'created_at id kind url',
  onboarding:
    'assignee_id assignee_team_id completed_at completed_by_id created_at description due_date id is_active last_day leaving_note leaving_reason name position started_at starts_for status tasks template_id title type updated_at user user_id',
  announcements:
    'audience author_id created_at ended_at id is_current people read read_at text title translations until',
  inbox:
    'already_reminded decisions ids kinds outcomes period_end period_start preset quiet_from quiet_to read reminded shows_names',
  'sign-in':
    'abilities answer attestation authenticator_data break_glass_ids cancelled challenge changed client_data client_id client_secret code confirmed country created_at credential_id current_password default_language deleted domain email email_domains ended excludeCredentials executive executives expires_at found gone_at has_account id invitation invitation_day is_enabled is_first is_ready is_signed_in issuer language last_used_at link link_made_at link_token locale looked_at name needs_second_factor opened_at organization organization_id origin packages passkey password problem proposes proven_at proven_by provider_id providers pubKeyCredParams purpose qr_path qr_size record_name record_value recovery_codes refusal refused_at region reset rp scopes sealed secret send_at sent sent_at set sign_in_policy signature signed_in_at smtp_reply state status timeout timezone transports updated_at uri url user userVerification user_id uses was_by_mailbox works',
  push: 'created_at deleted device endpoint id is_current keys last_sent_at',
  kiosks:
    'action arrived_at clock_ahead_seconds code counts_at created_at deleted department_id department_ids flags id is_for_all is_paired is_set kiosk_id kiosk_name last_heard_at location name paired_at pairing_code pairing_expires_at pin qr_path qr_size refusal set_at status tapped_at unsent_count updated_at user_id waiting_taps',
  hiring:
    'access checklist_id compensation created_at date_of_birth department department_id division drivers_license_number email emergency_contacts employee_id employment_end_date employment_start_date employment_type equipment first_name fte gender home_address id invitation invitation_day is_active is_guest job_title last_name leave_left level manager manager_id marital_status middle_name mobile_phone nationality passport_expiry_date passport_number payroll_id personal_email phone planned_change_id preferred_name probation_end_date probation_period_months pronouns reason role social_insurance_number start_date starts_onboarding status tax_id template_id training updated_at work_location work_permit_expiry_date work_permit_number working_pattern',
  'saved-views': 'created_at id is_mailed is_shared list name query updated_at user_id',
  tokens:
    'created_at expires_at id last_used_at name organization_id owner prefix requires_acceptance revoked_at scopes service_account_id token usable_scopes',
  sandboxes:
    'advance ahead_seconds copy_settings count created_at created_by_id deleted_on events faults filled_at from happened id is_signed_in is_there kind last_used_at name now people progress sandbox_organization_id scopes seconds status to token type',
  'connected-apps':
    'approved_at asked_at asked_by client clients connected_apps connections created_at error error_description host hosts id is_asked_for is_on_device last_used_at name problem registered_at request requires_acceptance resource return_url revoked_at scopes token_id user user_id',
  webhooks:
    'attempt_count cancel_reason completed_at consecutive_failures created_at description endpoint_id event_id event_type events has_more id is_redelivery is_test last_error last_failure_at last_response_status last_success_at next_attempt_at owner owner_id previous_secret_expires_at queued service_account_id signing_secret since status status_changed_at status_reason type updated_at url url_hash',
  scim: 'released_until',
  'other-hours':
    'bookings effective_date employment_id hours_account leave reason rule shifts status values weekly_minutes',
  imports:
    'columns completed_at created_at created_by_id csv dry_run expires_at failures file_id file_name header id invitation invitation_day kept kind makes_missing missing reason rows rows_failed rows_imported rows_kept rows_read rows_total rows_undone same_as size_bytes status undone_at values went wrong_columns',
  'bulk-changes':
    'about audience completed_at created_at created_by_id done failed failures id input is_undoable operation_id outcomes reason records status total undoes warnings',
  proposals:
    'body client comment created_at decided_at decided_by department_id expires_at holder_of id is_own_record needs_two note operation outcome params person_id proposed_by query status via',
  exports: 'completed_at created_at expires_at filters id kind reason rows_written size_bytes status',
  'my-data':
    'completed_at created_at expires_at id reason release size_bytes started_by_id status steps_done steps_total user_id',
  health: 'retried task',
} as const;
