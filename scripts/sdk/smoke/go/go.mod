module smoke

go 1.21

require github.com/guidepost/guidepost-go v0.0.0

replace github.com/guidepost/guidepost-go => ../go
